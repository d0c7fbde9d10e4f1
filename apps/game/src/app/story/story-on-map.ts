/** The story on the map. Loaded after the page, so that no first page contains this code. */
export { storyScenes, storyTexts } from '@letterliaan/texts/story'
export { StoryDrawing } from '@letterliaan/ui/pictures'
export { findDueScene, computePathProgress } from './progress.ts'
export { readSeen, saveSeen } from './seen-scenes.ts'
export { StoryFilm } from './StoryFilm.tsx'
