import { lazy, Suspense } from 'react'

// The story is fetched where a page shows it: none of it is in a first page.
const Book = lazy(async () => ({ default: (await import('./GreatBook.tsx')).GreatBook }))
const End = lazy(async () => ({ default: (await import('./StoryEnd.tsx')).StoryEnd }))

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
