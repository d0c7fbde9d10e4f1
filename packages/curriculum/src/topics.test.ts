import { expect, test } from 'vitest'
import { loadCurriculum, listTeachingSteps } from './load/curriculum.ts'
import { compareByTeaching } from './schema/step.ts'
import { unseenCategories } from './schema/unseen-categories.ts'
import { spellingTopics } from './topics.ts'

const taught = listTeachingSteps(loadCurriculum()).toSorted(compareByTeaching)

test('each category of the path is in one topic, and so is each recognised category of an extra step', () => {
  const ofTopics = spellingTopics.flatMap(({ categories }) => categories)
  expect(ofTopics).toEqual([...new Set(ofTopics)])
  const asked = taught.filter(
    ({ position, category }) => position !== undefined || !unseenCategories.has(category),
  )
  expect(asked.map(({ category }) => category).filter((category) => !ofTopics.includes(category))).toEqual([])
})

test('the path teaches all categories of a topic in the world of the topic', () => {
  for (const { key, world, categories } of spellingTopics) {
    const steps = loadCurriculum().steps.filter(({ category }) => categories.includes(category))
    expect(new Set(steps.map((step) => step.world)), key).toEqual(new Set([world]))
  }
})

test('topics are in the order of the path, and their categories in the order of teaching', () => {
  const order = [...new Set(taught.map(({ category }) => category))]
  for (const { key, categories } of spellingTopics)
    expect(categories, key).toEqual(order.filter((category) => categories.includes(category)))
  const path = loadCurriculum().steps.map(({ category }) => category)
  const firsts = spellingTopics.map(({ categories }) =>
    path.findIndex((category) => categories.includes(category)),
  )
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
})
