import type { Catalogue } from '../catalogue.ts'
import { storyScenes, storyTexts } from './scenes.ts'

export * from './scenes.ts'

/** The texts as editors and the server list them: `storm.2`. */
export const storyCatalogue: Catalogue = {
  ...storyTexts,
  ...Object.fromEntries(
    storyScenes.map(({ id, title, acts }) => [
      id,
      { title, ...Object.fromEntries(acts.map(({ line }, at) => [at + 1, line])) },
    ]),
  ),
}
