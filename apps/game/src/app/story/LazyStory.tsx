import { lazy, Suspense } from 'react'

const Book = lazy(async () => ({ default: (await import('./GreatBook.tsx')).GreatBook }))
const End = lazy(async () => ({ default: (await import('./StoryEnd.tsx')).StoryEnd }))

/** The story comes when the page stands. */
export const GreatBook = () => (
  <Suspense fallback={null}>
    <Book />
  </Suspense>
)

/** As `GreatBook`. */
export const StoryEnd = () => (
  <Suspense fallback={null}>
    <End />
  </Suspense>
)
