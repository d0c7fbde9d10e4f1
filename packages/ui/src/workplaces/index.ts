export { Workplace, type WorkplaceProps } from './Workplace.tsx'
export { findBuddySpot, countPieces, type Work } from './work-shown.ts'
export { loadWorkplace, type WorkplaceDrawing, type WorkplaceStage } from './workplace-drawing.ts'
export { workplaceNames, type WorkplaceName } from './workplace-names.ts'
