export { ReadAloudContext, type AloudLine, type ReadAloud } from './read-aloud.ts'
export { SpokenText, type SpokenTextProps } from './SpokenText.tsx'
export { useReadAloud, type Aloud } from './useReadAloud.tsx'
