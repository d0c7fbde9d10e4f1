export interface FirstScreen {
  readonly frame: string
  readonly styles: readonly string[]
  /** Resolves when all styles have loaded. Rejects if one fails. */
  isStyled?: Promise<unknown>
  isOver?: boolean
  pressed?: HTMLButtonElement
}

declare global {
  interface Window {
    firstScreen?: FirstScreen | undefined
  }
}

export const isFirstScreenShown = (): boolean => document.querySelector('#root[aria-busy]') !== null

/** Returns whether the first screen of this name is shown, so that React can replace it. */
export const isFrameShown = (name: string): boolean =>
  isFirstScreenShown() && window.firstScreen?.frame === name
