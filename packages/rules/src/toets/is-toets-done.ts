import type { TestKind } from '@letterliaan/contract'

/** Whether a toets is done once it was taken. An instaptoets only measures: any result completes it. */
export const isToetsDone = (kind: TestKind, passed: boolean): boolean => kind === 'instap' || passed
