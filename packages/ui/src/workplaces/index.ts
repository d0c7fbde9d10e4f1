export { Workplace, type WorkplaceProps } from './Workplace.tsx'
export { findBuddyPosition, countPieces, type WorkProgress } from './work-progress.ts'
export { loadWorkplace, type WorkplaceDrawing, type WorkplaceStage } from './workplace-drawing.ts'
export { workplaceNames, type WorkplaceName } from './workplace-names.ts'
