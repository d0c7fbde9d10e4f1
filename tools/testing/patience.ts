/** Maximum wait of a test for one state (ms), in code and in a browser. A busy machine may be ten times as slow. */
export const patienceMs = { code: 20_000, browser: 60_000 } as const
