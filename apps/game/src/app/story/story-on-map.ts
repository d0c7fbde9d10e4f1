/** The story on the map, loaded after the page: none of it is in a first page. */
export { storyScenes, storyTexts } from '@letterliaan/texts/story'
export { StoryDrawing } from '@letterliaan/ui/pictures'
export { dueScene, progressOf } from './progress.ts'
export { readSeen, saveSeen } from './seen-scenes.ts'
export { StoryFilm } from './StoryFilm.tsx'
