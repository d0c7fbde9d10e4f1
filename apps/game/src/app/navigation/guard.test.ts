import { ApiError } from '@letterliaan/contract/client'
import { describe, expect, test } from 'vitest'
import { readViewAddress, createProfile, type Situation, visitPage } from '../../testing/visit-page.ts'

describe('the guard', () => {
  const newChild = createProfile({ introduction_completed: false })
  const expired = createProfile({}, false)
  test.each<[title: string, situation: Situation, address: string]>([
    ['NAV-2 without a stored user', { at: '/', isLoggedIn: false }, '/login'],
    ['NAV-2 logged in at the login page', { at: '/login' }, '/'],
    ['NAV-6 without an active subscription', { at: '/wereld/1', profile: expired }, '/bestellen'],
    ['NAV-10 a world without the introduction', { at: '/wereld/1', profile: newChild }, '/'],
    ['NAV-10 a locked world', { at: '/wereld/2' }, '/'],
    ['NAV-10 an open world', { at: '/wereld/2', profile: createProfile({ phase_id: 2 }) }, '/wereld/2'],
  ])('the guard decides: %s; a redirect requests no data of the page', async (_title, situation, address) => {
    const { navigator, history, log, settle } = visitPage(situation)
    navigator.open()
    await settle()
    navigator.prepare(situation.at)
    expect(readViewAddress(navigator.view.get())).toBe(address)
    expect(history).toEqual([address])
    expect(log.includes('steps')).toBe(address.startsWith('/wereld'))
  })

  test('an account without a student cannot play, and no requests are sent for it', async () => {
    const { navigator, log, settle } = visitPage({ at: '/wereld/1', profile: createProfile(null) })
    navigator.open()
    await settle('failed')
    expect(log).not.toContain('steps')
  })
})

describe('NAV-4 profile and badges are fetched, then the data of the page', () => {
  function later<T>(answer: T) {
    let keep = () => {}
    const promise = new Promise<T>((resolve) => (keep = () => resolve(answer)))
    return { promise, keep: () => keep() }
  }
  const pass = () => new Promise((resolve) => setTimeout(resolve))

  test('data of the page wait for both if the child is unknown', async () => {
    const [profile, badges, steps] = [later(createProfile()), later([]), later({})]
    const { navigator, log, settle } = visitPage({
      at: '/wereld/1',
      profile: profile.promise,
      badges: badges.promise,
      steps: () => steps.promise,
    })
    navigator.open()
    expect(log).toEqual(['silence', 'badges', 'profile'])
    profile.keep()
    await pass()
    expect(log).not.toContain('steps')
    badges.keep()
    await expect.poll(() => log.at(-1)).toBe('steps')
    expect(navigator.view.get().kind).not.toBe('page')
    steps.keep()
    await settle()
  })

  test('data of the page are requested at once if a profile is stored', async () => {
    const { navigator, log, settle } = visitPage({ at: '/profiel' })
    navigator.open()
    await settle()
    log.length = 0
    navigator.go('/wereld/1')
    expect(log).toContain('steps')
    await settle()
  })

  test('NAV-6 a child whose subscription ended during play is redirected to the order page', async () => {
    const situation = { at: '/profiel', profile: createProfile(), steps: async () => ({}) as unknown }
    const { navigator, settle } = visitPage(situation)
    navigator.open()
    await settle()
    situation.profile = createProfile({}, false)
    situation.steps = () => Promise.reject(new ApiError({ status: 403, title: 'x', detail: 'x' }))
    navigator.go('/wereld/1')
    await expect.poll(() => readViewAddress(navigator.view.get())).toBe('/bestellen')
  })

  test('a child can play if badges could not be fetched', async () => {
    const { navigator, settle } = visitPage({
      at: '/wereld/1',
      badges: Promise.reject(new ApiError({ status: 500, title: 'x', detail: 'x' })),
    })
    navigator.open()
    await settle()
  })
})

test("no child's data are requested for a visitor's page", async () => {
  const { navigator, log, settle } = visitPage({ at: '/login', isLoggedIn: false })
  navigator.open()
  await settle()
  expect(log).toEqual(['silence'])
})

test('no data of the previous child remain for another child', async () => {
  const { navigator, log, views, settle } = visitPage({ at: '/wereld/1' })
  navigator.open()
  await settle()
  navigator.restart()
  expect(views.at(-1)?.kind).toBe('waiting')
  await settle()
  expect(log.filter((entry) => entry === 'profile' || entry === 'steps')).toHaveLength(4)
})

describe('a child whose login is lost', () => {
  async function comeBack(at: string, { as = 7, by = '/login' } = {}) {
    const situation = { at, isLoggedIn: true, profile: createProfile({}, true, 7) }
    const visitor = visitPage(situation)
    const { navigator, history, settle } = visitor
    navigator.open()
    await settle()
    situation.isLoggedIn = false
    navigator.restart()
    await settle()
    expect(history.at(-1)).toMatch(/login|vergeten/)
    if (by !== '/login') navigator.go(by)
    situation.profile = createProfile({}, true, as)
    situation.isLoggedIn = true
    navigator.restart()
    await settle()
    return visitor
  }

  test('ERR-1 returns to its page once', async () => {
    const { navigator, history, settle } = await comeBack('/wereld/1')
    expect(readViewAddress(navigator.view.get())).toBe('/wereld/1')
    expect(history).toEqual(['/wereld/1'])
    navigator.go('/')
    await settle()
    await expect.poll(() => readViewAddress(navigator.view.get())).toBe('/')
  })

  test('is not followed by its page if another child logs in', async () => {
    const { navigator } = await comeBack('/wereld/1', { as: 8 })
    expect(readViewAddress(navigator.view.get())).toBe('/')
  })

  test('opens the overview if it lost its login on a public page', async () => {
    const { navigator } = await comeBack('/wachtwoord-vergeten')
    navigator.go('/login')
    await expect.poll(() => readViewAddress(navigator.view.get())).toBe('/')
  })

  test('AUTH-5 opens the overview if it returns with a token', async () => {
    const { navigator } = await comeBack('/wereld/1', { by: '/wachtwoord-vergeten' })
    navigator.go('/')
    await expect.poll(() => readViewAddress(navigator.view.get())).toBe('/')
  })
})
