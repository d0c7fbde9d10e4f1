import type { TemplateFixture } from '../kit/fixture.ts'

const modules = import.meta.glob<{ fixture: TemplateFixture }>('../templates/*/fixture.ts', { eager: true })

export const allFixtures = Object.values(modules).map(({ fixture }) => fixture)

export const findFixture = (name: string): TemplateFixture => {
  const found = allFixtures.find(({ logic }) => logic.name === name)
  if (found === undefined) throw new Error(`no fixture of ${name}`)
  return found
}
