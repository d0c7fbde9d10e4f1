/** The buddies in the look 10+: a pin of the expedition with the track of the animal. Drawn on 200 × 252, as the buddies. */

const ink = '#0c2026'
const chalk = '#f4efe0'
const brass = '#dcb455'

const oval = (x: number, y: number, rx: number, ry: number, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`
const shape = (d: string): string => `<path d="${d}"/>`
const stroke = (d: string, width: number): string =>
  `<path fill="none" stroke="${chalk}" stroke-width="${width}" d="${d}"/>`

interface Emblem {
  /** For readers of this code only. */
  readonly kind: string
  readonly face: string
  readonly shade: string
  /** Around (100, 98), at most 52 away. */
  readonly track: string
}

const emblems: readonly Emblem[] = [
  {
    // A feather: the track of its two toes forward and two back would read as a cross.
    kind: 'toucan',
    face: '#1f5a68',
    shade: '#164551',
    track:
      shape('M136 50c-34 0-62 24-64 62l8-4-4 16 12-4-2 12c32-8 52-40 50-82z') +
      `<path fill="none" stroke="#164551" stroke-width="5" d="M120 70L82 116M104 90l-2-16M94 102l-6-16M104 90l18-2M94 102l18 2"/>` +
      stroke('M82 116L64 146', 6),
  },
  {
    // The hand, its thumb aside.
    kind: 'monkey',
    face: '#7a4a2c',
    shade: '#613820',
    track:
      shape('M74 108c-2-16 10-24 26-24s30 8 28 26c-1 18-10 32-27 32s-26-16-27-34z') +
      stroke('M81 88L70 62M95 80L91 50M109 80L113 50M122 88L134 64M128 118L148 104', 13),
  },
  {
    // Three claws.
    kind: 'sloth',
    face: '#5a5f45',
    shade: '#454a34',
    track:
      shape('M66 118c0-14 14-22 34-22s34 8 34 22-14 26-34 26-34-12-34-26z') +
      shape(
        'M70 100c-8-18-4-36 4-48 0 18 6 30 14 42zM92 94c-4-20-2-38 8-52 10 14 12 32 8 52zM112 94c8-12 14-24 14-42 8 12 12 30 4 48z',
      ),
  },
  {
    // Four toes that end in pads.
    kind: 'tree frog',
    face: '#2f6b4a',
    shade: '#225238',
    track:
      stroke('M100 128L62 98M100 124L84 66M100 124L118 64M100 128L140 96', 9) +
      oval(100, 132, 17, 14) +
      [
        [60, 96],
        [83, 60],
        [119, 58],
        [142, 94],
      ]
        .map(([x, y]) => oval(x!, y!, 11, 11))
        .join(''),
  },
  {
    // A paw without claws: a cat.
    kind: 'jaguar',
    face: '#8a6420',
    shade: '#6c4d16',
    track:
      shape(
        'M100 92c16 0 34 20 34 36 0 11-9 14-17 12-7-2-11-3-17-3s-10 1-17 3c-8 2-17-1-17-12 0-16 18-36 34-36z',
      ) +
      oval(66, 92, 10, 14, -24) +
      oval(86, 68, 10.5, 15, -8) +
      oval(114, 68, 10.5, 15, 8) +
      oval(134, 92, 10, 14, 24),
  },
  {
    // The plates of its shell.
    kind: 'turtle',
    face: '#3d4f74',
    shade: '#2d3c5b',
    track:
      stroke('M100 50c30 0 42 26 42 48s-16 46-42 46-42-24-42-46 12-48 42-48z', 8) +
      shape('M100 74l19 11v22l-19 11-19-11V85z') +
      stroke('M100 74V52M119 85l19-9M119 107l18 12M100 118v24M81 107l-18 12M81 85l-19-9', 7),
  },
]

const pinOutline = 'M100 240C84 206 16 170 16 98a84 84 0 0 1 168 0c0 72-68 108-84 142z'

const face = ({ face: color, shade, track }: Emblem): string =>
  `<circle cx="100" cy="98" r="68" fill="${color}"/>` +
  `<path fill="${shade}" d="M32 98a68 68 0 0 0 136 0 70 60 0 0 1-136 0z"/>` +
  `<circle cx="100" cy="98" r="68" fill="none" stroke="${ink}" stroke-width="5"/>` +
  `<g fill="${chalk}">${track}</g>`

const pin = (emblem: Emblem): string =>
  `<ellipse cx="100" cy="240" rx="34" ry="8" fill="#08171c" fill-opacity=".35"/>` +
  `<path fill="${brass}" stroke="${ink}" stroke-width="6" d="${pinOutline}"/>` +
  `<path fill="none" stroke="#f4dda0" stroke-width="5" d="M26 92a74 74 0 0 1 54-66"/>` +
  face(emblem)

const medallion = (emblem: Emblem): string =>
  `<circle cx="100" cy="98" r="86" fill="${brass}" stroke="${ink}" stroke-width="6"/>` +
  `<path fill="none" stroke="#f4dda0" stroke-width="5" d="M24 90a77 77 0 0 1 56-67"/>` +
  face(emblem)

/** All in one file, each with a view of its own: `#pin-1`, `#round-1`. */
export function drawEmblems(): string {
  const drawn = emblems.map((emblem, i) => {
    const [x, id] = [i * 220, i + 1]
    return (
      `<view id="pin-${id}" viewBox="${x} 0 200 252"/><view id="round-${id}" viewBox="${x + 6} 304 188 188"/>` +
      `<g transform="translate(${x} 0)">${pin(emblem)}</g><g transform="translate(${x} 300)">${medallion(emblem)}</g>`
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1320 500"><g stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>\n`
}
