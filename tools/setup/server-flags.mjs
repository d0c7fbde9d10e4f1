/**
 * How Node runs the server. Its young generation is kept small: a fifth less memory under load, and no fewer answers a
 * second that could be measured (docs/adr/0017-memory.md).
 */
export const serverFlags = ['--max-semi-space-size=4']
