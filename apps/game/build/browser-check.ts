import type { Plugin } from 'vite'

/** Features that an app needs, as JavaScript conditions. The README lists the browser versions. */
export interface BrowserNeeds {
  /** Checked in this order. A condition that throws is not met. */
  readonly conditions: readonly string[]
  readonly advice: string
}

const sentence = 'Deze browser is te oud voor Letterliaan.'

/** The rules of Dutch use lookbehind. A browser without it cannot parse that file. */
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

/** Returns a script in ES5, because it must also run in a browser that cannot parse the rest of the page. */
export const writeBrowserCheck = ({ conditions, advice }: BrowserNeeds): string =>
  `(function(){try{if(${conditions.join('&&')})return}catch(e){}` +
  `document.body.innerHTML='<main class="splash"><h1>${sentence}</h1><p>${advice}</p></main>'})()`

/** Shows a message in a browser that is too old to run the app. */
export const createBrowserCheckPlugin = (needs: BrowserNeeds): Plugin => ({
  name: 'letterliaan-browser-check',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename }) =>
      // The parents' page has fewer requirements.
      filename.endsWith('index.html')
        ? html.replace('</body>', () => `  <script>${writeBrowserCheck(needs)}</script>\n  </body>`)
        : html,
  },
})
