export * from './contract.ts'
export * from './endpoint.ts'
export * from './entities/index.ts'
export { SoundType } from './endpoints/audio.ts'
