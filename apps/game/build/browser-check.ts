import type { Plugin } from 'vite'

/** The least that an app asks of a browser, as conditions; the README names the versions. */
export interface BrowserNeeds {
  /** In the order of asking; one that throws is not met. */
  readonly conditions: readonly string[]
  readonly advice: string
}

const sentence = 'Deze browser is te oud voor Letterliaan.'

/** Lookbehind stands in the rules of Dutch: a browser without it takes none of that file. */
const syntax = "new RegExp('(?<=a)b')"

export const gameNeeds: BrowserNeeds = {
  conditions: ['[].toSorted', "CSS.supports('selector(:has(a))')", syntax],
  advice: 'Vraag aan je juf of meester of iemand thuis om een nieuwe versie, of pak een ander apparaat.',
}

export const supervisorNeeds: BrowserNeeds = {
  conditions: ['Map.groupBy', 'URL.canParse', "CSS.supports('selector(:has(a))')", syntax],
  advice:
    'Werk de browser bij, of gebruik een ander apparaat: Chrome of Edge vanaf versie 120, Firefox vanaf 121, Safari vanaf 17.4.',
}

/** In words that a browser of ten years ago reads: what follows in the page, it may not. */
export const writeBrowserCheck = ({ conditions, advice }: BrowserNeeds): string =>
  `(function(){try{if(${conditions.join('&&')})return}catch(e){}` +
  `document.body.innerHTML='<main class="splash"><h1>${sentence}</h1><p>${advice}</p></main>'})()`

/** A page that an old browser can not run says so, instead of staying empty. */
export const browserCheck = (needs: BrowserNeeds): Plugin => ({
  name: 'letterliaan-browser-check',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename }) =>
      // The page for home asks less.
      filename.endsWith('index.html')
        ? html.replace('</body>', () => `  <script>${writeBrowserCheck(needs)}</script>\n  </body>`)
        : html,
  },
})
