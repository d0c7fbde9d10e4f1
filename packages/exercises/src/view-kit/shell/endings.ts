export { MissedWords } from './MissedWords.tsx'
export { Outro } from './Outro.tsx'
export { StepTestOutro } from './StepTestOutro.tsx'
export { ToetsOutro } from './ToetsOutro.tsx'
