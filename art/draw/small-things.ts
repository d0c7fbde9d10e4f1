/** Flowers, mushrooms and stones as definitions, growing up from (0, 0), about 100 high, of as few shapes as can be. */
import { ovals } from './pen.ts'

/** Petals round (0, y), each an oval whose middle is `radius` away. */
const petals = (count: number, radius: number, rx: number, ry: number, y: number): string =>
  ovals(
    Array.from({ length: count }, (_, i) => {
      const turn = (360 / count) * i
      const angle = (turn * Math.PI) / 180
      return { x: Math.sin(angle) * radius, y: y - Math.cos(angle) * radius, rx, ry, turn }
    }),
  )

const stemPath =
  '<path fill="#47a03f" d="M-3 0Q-7-30-3-66h6Q-1-30 3 0zM-1-16Q-24-20-30-42-8-40-1-16zM0-24Q20-28 26-48 6-46 0-24z"/>'

export const smallThingDefinitions: Record<string, string> = {
  daisy: `<g id="daisy">${stemPath}<path fill="currentColor" d="${petals(8, 18, 9, 16, -76)}"/><path fill="#ffc22e" d="${ovals([{ x: 0, y: -76, rx: 12, ry: 12 }])}"/></g>`,
  hibiscus: `<g id="hibiscus">${stemPath}<path fill="currentColor" d="${petals(5, 18, 17, 21, -76)}"/><path fill-opacity=".12" d="${petals(5, 9, 6, 10, -76)}"/><path fill="#ffe070" d="M-2-76l13-20 4 3-13 20z${ovals([{ x: 15, y: -98, rx: 6, ry: 6 }])}"/></g>`,
  flower: `<g id="flower"><path fill="currentColor" d="${petals(5, 26, 19, 24, 0)}"/><path fill="#ffe070" d="${ovals([{ x: 0, y: 0, rx: 15, ry: 15 }])}"/></g>`,
  tulip: `<g id="tulip">${stemPath}<path fill="currentColor" d="M-20-98q6 8 10 8 6-2 10-14 4 12 10 14 4 0 10-8 4 38-20 38t-20-38z"/><path fill="#000" fill-opacity=".13" d="M0-60q24 0 20-38-6 8-10 8-6-2-10-14z"/></g>`,
  bells:
    '<g id="bells"><path fill="none" stroke="#3f8f3a" stroke-width="5" stroke-linecap="round" d="M0 0Q-6-60 14-92 26-104 38-94"/><path fill="currentColor" d="M38-96q12 2 12 18l4 8H22l4-8q0-16 12-18zM-8-78q10 2 10 15l4 7h-27l4-7q-1-13 9-15zM-10-46q9 2 9 13l4 7h-25l4-7q-1-11 8-13z"/><path fill="#fff" fill-opacity=".3" d="M32-90q6-6 10 0l-2 16h-10zM-12-72q4-4 7 0l-1 12h-8zM-14-41q4-3 6 0l-1 10h-7z"/></g>',
  mushroom: `<g id="mushroom"><path fill="#fbe9cb" d="M-13 0q4-24-2-46H15Q9-24 14 0 0 6-13 0z"/><path fill="currentColor" d="M-48-42Q-44-92 0-94t48 52Q24-34 0-34t-48-8z"/><path fill-opacity=".16" d="M48-42Q24-34 0-34t-48-8q20-4 50-8t44-10q4 8 2 18z"/><path fill="#fff8ea" d="${ovals(
    [
      { x: -20, y: -66, rx: 8, ry: 8 },
      { x: 10, y: -78, rx: 6, ry: 6 },
      { x: 27, y: -58, rx: 7, ry: 7 },
      { x: -2, y: -54, rx: 5, ry: 5 },
    ],
  )}"/></g>`,
  stone:
    '<g id="stone"><path fill="currentColor" d="M-50 0Q-54-34-24-44T34-38Q54-26 50 0 0 10-50 0z"/><path fill="#fff" fill-opacity=".22" d="M-40-14q0-20 22-24T20-34Q0-30-14-24T-40-14z"/><path fill="#0b2b3a" fill-opacity=".2" d="M50 0Q0 10-50 0q-2-8 0-14 40 12 98-4 3 8 2 18z"/></g>',
  lily: '<g id="lily"><ellipse rx="60" ry="22" fill="#3f9a55"/><path fill="#fff" fill-opacity=".16" d="M-54-8Q-30-24 10-21 40-18 50-10 20-16-10-12T-54-8z"/><path fill="#2b7f98" d="M0-2L44 18 22 22z"/><path fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2" d="M0 0L-50-6M0 0L-34 15M0 0L-4-20M0 0L46-10"/></g>',
  lotus:
    '<g id="lotus"><g fill="currentColor"><path d="M0 4Q-46 2-52-24-22-26 0 4zM0 4Q46 2 52-24 22-26 0 4z"/><path d="M0 4Q-36-14-30-44-6-32 0 4zM0 4Q36-14 30-44 6-32 0 4z"/></g><path fill="#fff" fill-opacity=".4" d="M0 4Q-20-22 0-52 20-22 0 4z"/><circle cy="-6" r="7" fill="#ffd75e"/></g>',
  bird: '<g id="bird"><path fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-50-14Q-26-34 0 0 26-34 50-14"/></g>',
}
