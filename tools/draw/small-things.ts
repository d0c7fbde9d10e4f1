/** Flowers, mushrooms, stones and small animals as definitions, growing up from (0, 0), about 100 high. */

const petals = (count: number, radius: number, rx: number, ry: number, y: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cy="${y - radius}" rx="${rx}" ry="${ry}"${i === 0 ? '' : ` transform="rotate(${Math.round((360 / count) * i)} 0 ${y})"`}/>`,
  ).join('')

const STEM =
  '<path fill="none" stroke="#3f8f3a" stroke-width="6" stroke-linecap="round" d="M0 0Q-4-30 0-66"/><path fill="#4fa644" d="M-1-16Q-24-20-30-42-8-40-1-16zM0-24Q20-28 26-48 6-46 0-24z"/>'

export const SMALL_THINGS: Record<string, string> = {
  daisy: `<g id="daisy">${STEM}<g fill="currentColor">${petals(8, 18, 9, 16, -76)}</g><circle cy="-76" r="12" fill="#ffc93c"/><path fill="#f5a623" d="M-10-72a11 11 0 0 0 20 0q-10 7-20 0z"/></g>`,
  hibiscus: `<g id="hibiscus">${STEM}<g fill="currentColor">${petals(5, 18, 17, 21, -76)}</g><g fill="#000" fill-opacity=".12">${petals(5, 9, 6, 10, -76)}</g><path stroke="#ffe070" stroke-width="5" stroke-linecap="round" d="M0-76l14-20"/><circle cx="15" cy="-98" r="5" fill="#ffe070"/></g>`,
  flower: `<g id="flower"><g fill="currentColor">${petals(5, 26, 19, 24, 0)}</g><circle r="15" fill="#ffe070"/></g>`,
  tulip: `<g id="tulip">${STEM}<path fill="currentColor" d="M-20-98q6 8 10 8 6-2 10-14 4 12 10 14 4 0 10-8 4 38-20 38t-20-38z"/><path fill="#000" fill-opacity=".13" d="M0-60q24 0 20-38-6 8-10 8-6-2-10-14z"/></g>`,
  bells:
    '<g id="bells"><path fill="none" stroke="#3f8f3a" stroke-width="5" stroke-linecap="round" d="M0 0Q-6-60 14-92 26-104 38-94"/><g fill="currentColor"><path d="M38-96q12 2 12 18l4 8H22l4-8q0-16 12-18z"/><path d="M-8-78q10 2 10 15l4 7h-27l4-7q-1-13 9-15z"/><path d="M-10-46q9 2 9 13l4 7h-25l4-7q-1-11 8-13z"/></g><path fill="#fff" fill-opacity=".3" d="M32-90q6-6 10 0l-2 16h-10zM-12-72q4-4 7 0l-1 12h-8zM-14-41q4-3 6 0l-1 10h-7z"/></g>',
  mushroom:
    '<g id="mushroom"><path fill="#fff3dc" d="M-13 0q4-24-2-46H15Q9-24 14 0 0 6-13 0z"/><path fill="#e6cfa8" d="M4 2q8-1 10-2Q9-24 15-46H4z"/><path fill="currentColor" d="M-48-42Q-44-92 0-94t48 52Q24-34 0-34t-48-8z"/><path fill="#000" fill-opacity=".16" d="M48-42Q24-34 0-34t-48-8q20-4 50-8t44-10q4 8 2 18z"/><g fill="#fff8ea"><circle cx="-20" cy="-66" r="8"/><circle cx="10" cy="-78" r="6"/><circle cx="27" cy="-58" r="7"/><circle cx="-2" cy="-54" r="5"/></g></g>',
  stone:
    '<g id="stone"><path fill="currentColor" d="M-50 0Q-54-34-24-44T34-38Q54-26 50 0 0 10-50 0z"/><path fill="#fff" fill-opacity=".22" d="M-40-14q0-20 22-24T20-34Q0-30-14-24T-40-14z"/><path fill="#0b2b3a" fill-opacity=".2" d="M50 0Q0 10-50 0q-2-8 0-14 40 12 98-4 3 8 2 18z"/></g>',
  lily: '<g id="lily"><ellipse rx="60" ry="22" fill="#3f9a55"/><path fill="#fff" fill-opacity=".16" d="M-54-8Q-30-24 10-21 40-18 50-10 20-16-10-12T-54-8z"/><path fill="#2b7f98" d="M0-2L44 18 22 22z"/><path fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2" d="M0 0L-50-6M0 0L-34 15M0 0L-4-20M0 0L46-10"/></g>',
  lotus:
    '<g id="lotus"><g fill="currentColor"><path d="M0 4Q-46 2-52-24-22-26 0 4zM0 4Q46 2 52-24 22-26 0 4z"/><path d="M0 4Q-36-14-30-44-6-32 0 4zM0 4Q36-14 30-44 6-32 0 4z"/></g><path fill="#fff" fill-opacity=".4" d="M0 4Q-20-22 0-52 20-22 0 4z"/><circle cy="-6" r="7" fill="#ffd75e"/></g>',
  bird: '<g id="bird"><path fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-50-14Q-26-34 0 0 26-34 50-14"/></g>',
  butterfly:
    '<g id="butterfly"><g fill="currentColor"><path d="M0-4C-10-50-58-54-50-20-46 0-18 4 0-4zM0-4C10-50 58-54 50-20 46 0 18 4 0-4z"/><path d="M0 0C-34-2-46 20-30 34-14 42-4 20 0 0zM0 0C34-2 46 20 30 34 14 42 4 20 0 0z"/></g><path fill="#fff" fill-opacity=".5" d="M-38-28q10-6 14 6-12 6-14-6zM38-28q-10-6-14 6 12 6 14-6zM-26 18q8-2 10 4-8 6-10-4zM26 18q-8-2-10 4 8 6 10-4z"/><path stroke="#4a2a12" stroke-width="6" stroke-linecap="round" d="M0-16V22"/><path fill="none" stroke="#4a2a12" stroke-width="3" stroke-linecap="round" d="M0-16q-4-14-14-16M0-16q4-14 14-16"/></g>',
  dragonfly:
    '<g id="dragonfly"><g fill="#e8fbff" fill-opacity=".8"><ellipse cx="-26" cy="-12" rx="28" ry="8" transform="rotate(14 -26 -12)"/><ellipse cx="26" cy="-12" rx="28" ry="8" transform="rotate(-14 26 -12)"/><ellipse cx="-22" cy="4" rx="24" ry="7" transform="rotate(-12 -22 4)"/><ellipse cx="22" cy="4" rx="24" ry="7" transform="rotate(12 22 4)"/></g><path stroke="currentColor" stroke-width="8" stroke-linecap="round" d="M0-16V44"/><circle cy="-20" r="9" fill="currentColor"/></g>',
}
