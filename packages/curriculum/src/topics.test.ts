import { expect, test } from 'vitest'
import { loadCurriculum } from './load/curriculum.ts'
import { spellingTopics } from './topics.ts'

test('every category of the product is in one topic, that of its world', () => {
  const { steps } = loadCurriculum()
  const ofTopics = spellingTopics.flatMap(({ world, categories }) =>
    categories.map((category) => `${world} ${category}`),
  )
  const ofSteps = steps.map(({ world, category }) => `${world} ${category}`)
  expect(ofTopics.toSorted()).toEqual(ofSteps.toSorted())
})

test('topics and their categories stand in the order of the path', () => {
  const places = new Map(loadCurriculum().steps.map(({ nr, category }) => [category, nr]))
  const placesOf = ({ categories }: (typeof spellingTopics)[number]) =>
    categories.map((category) => places.get(category) ?? 0)
  for (const topic of spellingTopics) {
    expect(placesOf(topic), topic.key).toEqual(placesOf(topic).toSorted((a, b) => a - b))
  }
  const firsts = spellingTopics.map((topic) => placesOf(topic)[0] ?? 0)
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
})
