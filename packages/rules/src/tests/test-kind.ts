/** 'instap' measures before the step, 'sluit' closes it, 'stap' is a step of its own over those before it (rules.md, Tests). */
export type TestKind = 'instap' | 'sluit' | 'stap'

/** Is a test done after a sitting? An entry test measures only: any result completes it. */
export const isTestDone = (kind: TestKind, passed: boolean): boolean => kind === 'instap' || passed
