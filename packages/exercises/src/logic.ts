export type * from './kit/template.ts'
export type * from './kit/flow.ts'
