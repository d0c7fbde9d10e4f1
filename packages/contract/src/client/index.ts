export * from './client.ts'
export * from '../developer-host.ts'
export * from './errors.ts'
export type { TokenStore } from './refresh.ts'
