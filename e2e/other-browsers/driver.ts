/** Commands of a browser. `page.ts` finds and presses elements in all browsers. */
export interface Driver {
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Calls a function in the page. `source` is its text; arguments and result are JSON. */
  readonly call: (source: string, args?: readonly unknown[]) => Promise<unknown>
  /** Input sources as in WebDriver. */
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
