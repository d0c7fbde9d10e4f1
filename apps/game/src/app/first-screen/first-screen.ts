/** The screen that the page shows before any code of the game has loaded. */
export interface FirstScreen {
  /** The name of a screen rendered by the build. */
  readonly frame: string
  readonly styles: readonly string[]
  /** Resolves when all styles have loaded, rejects when one fails. */
  isStyled?: Promise<unknown>
  /** The game has replaced the first screen. */
  isOver?: boolean
  /** Pressed before the game was ready. */
  pressed?: HTMLButtonElement
}

declare global {
  interface Window {
    firstScreen?: FirstScreen | undefined
  }
}

export const isFirstScreenShown = (): boolean => document.querySelector('#root[aria-busy]') !== null

/** Returns whether the first screen of this name is shown, so that React can take it over. */
export const isFrameShown = (name: string): boolean =>
  isFirstScreenShown() && window.firstScreen?.frame === name
