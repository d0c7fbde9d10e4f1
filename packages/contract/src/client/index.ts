export * from './client.ts'
export * from './errors.ts'
export type { TokenStore } from './refresh.ts'
