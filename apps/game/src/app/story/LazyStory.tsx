import { lazy, Suspense, type ComponentProps } from 'react'

// Only pages that show the story load it, never a first page.
const Book = lazy(async () => ({ default: (await import('./GreatBook.tsx')).GreatBook }))
const End = lazy(async () => ({ default: (await import('./StoryEnd.tsx')).StoryEnd }))
const First = lazy(async () => ({ default: (await import('./FirstStory.tsx')).FirstStory }))
const Walk = lazy(async () => ({ default: (await import('./FirstWalk.tsx')).FirstWalk }))

export const LazyGreatBook = () => (
  <Suspense fallback={null}>
    <Book />
  </Suspense>
)

export const LazyStoryEnd = () => (
  <Suspense fallback={null}>
    <End />
  </Suspense>
)

export const LazyFirstStory = (props: ComponentProps<typeof First>) => (
  <Suspense fallback={null}>
    <First {...props} />
  </Suspense>
)

export const LazyFirstWalk = (props: ComponentProps<typeof Walk>) => (
  <Suspense fallback={null}>
    <Walk {...props} />
  </Suspense>
)
