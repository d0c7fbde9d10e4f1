/** What the two looks of the game are like, small enough to choose between. Drawn on 240 × 150. */

const frame = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 150"><g stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`

const jungle = (): string =>
  frame(
    '<path fill="#aee3df" d="M0 0h240v150H0z"/><circle cx="186" cy="40" r="22" fill="#ffce3a"/>' +
      '<path fill="#b5dc72" d="M0 92q60-34 120-8t120-14v80H0z"/><path fill="#4fa537" d="M0 116q56-26 128-6t112-10v50H0z"/>' +
      '<path fill="none" stroke="#f6dca6" stroke-width="10" d="M20 142q40-24 90-16t110-22"/>' +
      '<g stroke="#4a2a12" stroke-width="4"><path fill="#96581f" d="M44 60h14v52H44z"/><path fill="#86cf4a" d="M51 14c30 0 40 20 34 36 6 16-12 26-34 24-22 2-40-8-34-24-6-16 4-36 34-36z"/>' +
      '<circle cx="110" cy="124" r="13" fill="#ffce3a"/><circle cx="168" cy="112" r="13" fill="#86cf4a"/></g>' +
      '<path fill="none" stroke="#4a2a12" stroke-width="4" d="M106 122l4 5 7-8M164 110l4 5 7-8"/>',
  )

const fieldCamp = (): string =>
  frame(
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d2430"/><stop offset=".7" stop-color="#2c4f55"/><stop offset="1" stop-color="#b98a4a"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#f0b45a" stop-opacity=".8"/><stop offset="1" stop-color="#f0b45a" stop-opacity="0"/></radialGradient></defs>' +
      '<path fill="url(#sky)" d="M0 0h240v110H0z"/><g fill="#f4efe0"><circle cx="30" cy="22" r="1.6"/><circle cx="84" cy="34" r="1.4"/><circle cx="128" cy="16" r="1.8"/><circle cx="176" cy="40" r="1.4"/><circle cx="214" cy="20" r="1.6"/></g>' +
      '<path fill="#193a41" d="M0 92l40-30 34 24 46-40 52 44 30-22 38 26v56H0z"/><path fill="#12292f" d="M0 116q60-16 124-4t116-8v46H0z"/>' +
      '<g fill="none" stroke="#d9e6d6" stroke-opacity=".25" stroke-width="1.5"><path d="M150 150q10-22 46-20t60-14M134 150q14-34 60-32t60-14M170 150q6-10 30-10t50-12"/></g>' +
      '<g stroke="#0c2026" stroke-width="4"><path fill="#c9b68a" d="M30 126l36-54 36 54z"/><path fill="#8c7a50" d="M66 72l36 54H78z"/><path fill="#0c2026" d="M58 126l8-30 8 30z"/></g>' +
      '<circle cx="128" cy="122" r="34" fill="url(#glow)"/><path fill="#e8a045" d="M120 128c-6-10 4-16 6-28 10 8 14 18 8 28z"/><path fill="none" stroke="#6b4a28" stroke-width="5" d="M114 130l26-4M116 124l24 8"/>' +
      '<path fill="#dcb455" stroke="#0c2026" stroke-width="4" d="M190 122c-4-12-22-20-22-40a22 22 0 0 1 44 0c0 20-18 28-22 40z"/><circle cx="190" cy="82" r="12" fill="#1f5a68" stroke="#0c2026" stroke-width="3"/>',
  )

export const drawLookPictures = (): Record<string, string> => ({
  'look-jungle': jungle(),
  'look-field-camp': fieldCamp(),
})
