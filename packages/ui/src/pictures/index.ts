export * from './Icon.tsx'
export * from './icon-names.ts'
export * from './Picture.tsx'
export * from './picture-url.ts'
