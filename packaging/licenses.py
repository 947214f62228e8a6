#!/usr/bin/env python3
"""Gathers the licences of all crates that a program for a target is made of.

licenses.py [TREE] < what `cargo metadata --format-version 1 --filter-platform TARGET` prints

TREE: a file with what `cargo tree --edges normal --prefix none` prints, where only those crates count.
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


of_tree = None
if len(sys.argv) > 1:
    lines = pathlib.Path(sys.argv[1]).read_text().splitlines()
    of_tree = {tuple(line.replace(" v", " ", 1).split()[:2]) for line in lines if "(/" not in line}


def counts(package):
    return of_tree is None or (package["name"], package["version"]) in of_tree

print("Elevens is made of these crates, each under its own licence.")
crates = [packages[one] for one in used(metadata["resolve"]["root"])]
for package in sorted(filter(counts, crates), key=lambda one: (one["name"], one["version"])):
    print(f"\n\n{package['name']} {package['version']}: {package['license'] or 'see below'}")
    if package["authors"]:
        print("By " + ", ".join(package["authors"]))
    for path in texts(package):
        print("\n" + path.read_text(encoding="utf-8", errors="replace").strip())
