export const orList = new Intl.ListFormat('nl', { type: 'disjunction' })
