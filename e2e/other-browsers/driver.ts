/** Commands of a browser; `page.ts` finds and presses elements for all of them. */
export interface Driver {
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Calls it in the page; `source` is a function, what goes in and comes out is JSON. */
  readonly call: (source: string, args?: readonly unknown[]) => Promise<unknown>
  /** Sources of input as WebDriver has them. */
  readonly perform: (sources: readonly InputSource[]) => Promise<void>
  /** PNG. */
  readonly screenshot: () => Promise<Uint8Array>
  /** Console errors and uncaught errors so far. */
  readonly readTroubles: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export interface InputSource {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' }
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

export const windowSize = { width: 1366, height: 768 } as const
