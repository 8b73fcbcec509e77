import { emailColors } from "./email-theme";

/** The logo of app/layout/wordmark.tsx on its grid of 16 by 16: rows of one height, W white and A amber. */
const rows: readonly [height: number, cells: string][] = [
  [2, "................"],
  [1, ".......WW......."],
  [1, "......WWWW......"],
  [1, ".....WWWWWW....."],
  [1, "....WWW..WWW...."],
  [1, "...WWW....WWW..."],
  [1, "..WWW......WWW.."],
  [1, ".....AAAAAA....."],
  [1, "................"],
  [3, ".....AAAAAA....."],
  [3, "................"],
];

const colors: Record<string, string> = {
  W: emailColors.light.bandInk,
  A: emailColors.light.accent,
};
/** Pixels of a cell of the grid. */
const SCALE = 2;
const layout = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** The logo drawn in table cells, because most email clients load no image and draw no SVG. */
export function signHtml(): string {
  const brick = emailColors.light.button;
  return (
    `<table ${layout} aria-hidden="true"><tr><td bgcolor="${brick}" style="border-radius:8px;background-color:${brick};font-size:0;line-height:0">` +
    rows.map(([height, cells]) => rowHtml(cells, height * SCALE)).join("") +
    `</td></tr></table>`
  );
}

/** A table of its own, because some clients cannot tell the widths of cells that span columns. */
function rowHtml(cells: string, height: number): string {
  const runs = cells.match(/(.)\1*/g) ?? [];
  const cell = (run: string) => {
    const color = colors[run.charAt(0)];
    return `<td width="${run.length * SCALE}" height="${height}"${color ? ` bgcolor="${color}"` : ""}></td>`;
  };
  return `<table ${layout} width="${cells.length * SCALE}"><tr>${runs.map(cell).join("")}</tr></table>`;
}
