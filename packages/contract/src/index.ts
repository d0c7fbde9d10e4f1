export * from './contract.ts'
export * from './endpoint.ts'
export * from './entities/index.ts'
export { AudioAccess, SoundType } from './endpoints/audio.ts'
