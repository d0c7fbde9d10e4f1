/** Kept beside the answers that it was drawn from, until logout (docs/adr/0069-first-paint.md). */
export interface KeptScreen {
  /** Another build has other files. */
  readonly entry: string
  /** Of nobody else, also where the browser was closed before it could be wiped. */
  readonly login_id: string
  /** Of the profile that it was drawn with: what a child earned since then is not on it. */
  readonly etag: string
  readonly pathname: string
  readonly styles: readonly string[]
  /** The child's letters, spacing and contrast. */
  readonly look: Readonly<Record<string, string>>
  readonly html: string
}

/** What stands in the page before any code of the game. */
export interface FirstScreen {
  /** Of the build's own screens; undefined where `html` was kept. */
  readonly frame?: string | undefined
  readonly html?: string | undefined
  readonly look?: Readonly<Record<string, string>> | undefined
  /** Addresses. */
  readonly styles: readonly string[]
  /** Resolves when all styles are there, rejects when one is not. */
  isStyled?: Promise<unknown>
  /** The game has drawn its own. */
  isOver?: boolean
  /** Pressed meanwhile. */
  pressed?: HTMLButtonElement
}

declare global {
  interface Window {
    firstScreen?: FirstScreen | undefined
  }
}

const prefix = 'letterliaan-screen '

export const isFirstScreenShown = (): boolean => document.querySelector('#root[aria-busy]') !== null

/** The build's own screen of this name, which React then takes over as it stands. */
export const isFrameShown = (name: string): boolean =>
  isFirstScreenShown() && window.firstScreen?.frame === name

/** One of a kind: `/wereld/2` replaces `/wereld/1`. A full device keeps none. */
export function storeScreen(storage: Storage, pathname: string, text: string): void {
  const name = prefix + pathname.replaceAll(/\/\d+/g, '/#')
  storage.removeItem(name)
  try {
    storage.setItem(name, text)
  } catch {
    // It is drawn without.
  }
}

export function forgetKeptScreens(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name)
}
