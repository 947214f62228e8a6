// The table for those who look on: rows as a table with headers, piles and the hand as lists.
const MARKS = { empty: "", open: "·", card: null, joker: "★", bridge: "#" };

function element(name, text, attributes) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
  return made;
}

function rows(board, texts) {
  const table = element("table");
  const head = element("tr");
  head.append(element("td"), ...board.numbers.map((number) => element("th", number, { scope: "col" })));
  table.append(head);
  for (const row of board.rows) {
    const line = element("tr");
    line.append(element("th", row.name, { scope: "row", class: row.colour }));
    row.cells.forEach((cell, at) => {
      const letter = row.letters + board.numbers[at];
      const laid = cell === "card" || cell === "joker" || cell === "bridge";
      const td = element("td", laid ? letter + (MARKS[cell] || "") : MARKS[cell], { class: cell });
      if (laid) td.classList.add(row.colour);
      const said = { open: texts["page-open"], joker: texts["page-joker"], bridge: texts["page-bridge"] }[cell];
      if (said) td.setAttribute("aria-label", laid ? letter + " " + said : said);
      if (said) td.title = said;
      line.append(td);
    });
    table.append(line);
  }
  return table;
}

function list(title, items) {
  const made = element("ul", undefined, { class: "cards" });
  made.append(...items);
  return [element("h3", title), made];
}

export function showBoard(place, board, texts) {
  const parts = [];
  if (board.rows.length) parts.push(rows(board, texts));
  if (board.piles.length) {
    parts.push(...list(texts["page-piles"], board.piles.map((pile) => element("li", pile.top + " (" + pile.cards + ")"))));
  }
  if (board.hand.length) {
    const card = (one) => element("li", one.text, one.colour ? { class: one.colour } : {});
    parts.push(...list(texts["page-hand"], board.hand.map(card)));
  }
  place.replaceChildren(...parts);
}

export const isEmpty = (board) => !board.rows.length && !board.piles.length && !board.hand.length;
