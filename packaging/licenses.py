#!/usr/bin/env python3
"""Gathers the licences of all crates that a program for a target is made of.

licenses.py TARGET < what `cargo metadata --format-version 1 --filter-platform TARGET` prints
"""

import json
import pathlib
import sys

metadata = json.load(sys.stdin)
packages = {package["id"]: package for package in metadata["packages"]}
nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}


def used(root):
    """The crates that end up in the program: neither those of tests nor those that only build others."""
    found, waiting = set(), [root]
    while waiting:
        node = waiting.pop()
        if node in found:
            continue
        found.add(node)
        for dependency in nodes[node]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                waiting.append(dependency["pkg"])
    return found - {root}


def texts(package):
    folder = pathlib.Path(package["manifest_path"]).parent
    names = ("license", "licence", "copying", "notice", "copyright", "unlicense")
    return sorted(path for path in folder.iterdir() if path.is_file() and path.name.lower().startswith(names))


print("Elevens is made of these crates, each under its own licence.")
for package in sorted((packages[one] for one in used(metadata["resolve"]["root"])), key=lambda one: (one["name"], one["version"])):
    print(f"\n\n{package['name']} {package['version']}: {package['license'] or 'see below'}")
    if package["authors"]:
        print("By " + ", ".join(package["authors"]))
    for path in texts(package):
        print("\n" + path.read_text(encoding="utf-8", errors="replace").strip())
