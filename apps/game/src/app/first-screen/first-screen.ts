/** The screen before any code of the game. */
export interface FirstScreen {
  /** The name of one of the build's own screens. */
  readonly frame: string
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

export const isFirstScreenShown = (): boolean => document.querySelector('#root[aria-busy]') !== null

/** The build's own screen of this name, which React then takes over as it stands. */
export const isFrameShown = (name: string): boolean =>
  isFirstScreenShown() && window.firstScreen?.frame === name
