// @vitest-environment jsdom
import type { GroupGoal, GroupGoalBody } from '@letterliaan/contract'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { readWordsWanted, describeGoal, explainGoalProposal } from './group-goal.ts'
import { noGoal } from '../../testing/samples.ts'
import { GroupGoalPanel } from './GroupGoalPanel.tsx'

const underWay: GroupGoal = { ...noGoal, words_wanted: 400, words: 212, num_practised: 18 }

test.each([
  ['no goal and no words', noGoal, 'Sinds de kinderen in deze groep zitten, is deze week nog niet geoefend.'],
  [
    'no goal',
    { ...noGoal, words: 1, num_practised: 1 },
    'Samen 1 woord. 1 van de 25 kinderen heeft deze week geoefend.',
  ],
  ['under way', underWay, 'Samen 212 van de 400 woorden. 18 van de 25 kinderen hebben deze week geoefend.'],
  [
    'reached',
    { ...underWay, words: 433, is_reached: true },
    'Samen 433 van de 400 woorden. Het doel is gehaald! 18 van de 25 kinderen hebben deze week geoefend.',
  ],
])('a goal with the state: %s, is described in a sentence', (_what, goal, sentence) => {
  expect(describeGoal(goal, 25)).toBe(sentence)
})

test.each([
  [[], 'Een begin is 350 woorden.'],
  [
    [310],
    'In de laatste week was het 310. Van één week is niet te zeggen wat haalbaar is. Een voorstel is 350.',
  ],
  [[290, 305, 310], 'In de laatste weken was het 290, 305 en 310. Een haalbaar doel is 350.'],
  [
    [80, 444],
    'In de laatste weken was het 80 en 444. Die weken verschillen veel: wat haalbaar is, is dus niet zeker. Een voorstel is 350; minder mag ook.',
  ],
])('a proposal after earlier weeks of %j words is explained', (earlier, sentence) => {
  const earlier_weeks = earlier.map((words, at) => ({ week: `2026-11-0${at + 1}`, words }))
  expect(explainGoalProposal({ ...noGoal, earlier_weeks })).toBe(sentence)
})

test("a proposal mentions this week's number of words if that is higher than in earlier weeks", () => {
  const goal = { ...noGoal, words: 378, proposal: 400, earlier_weeks: [{ week: '2026-11-09', words: 280 }] }
  expect(explainGoalProposal(goal)).toBe(
    'In de laatste week was het 280. Deze week is het al 378. Van één week is niet te zeggen wat haalbaar is. Een voorstel is 400.',
  )
})

test.each([
  ['350', 350],
  [' 1.200 ', 1200],
  ['0', null],
  ['-5', null],
  ['12,5', null],
  ['veel', null],
  ['', null],
  ['9999999', null],
])('the typed text %o is read as %o words', (text, words) => {
  expect(readWordsWanted(text)).toBe(words)
})

describe('the goal panel', () => {
  function open(goal: GroupGoal, isSaved = true) {
    const onSave = vi.fn<(body: GroupGoalBody) => Promise<boolean>>().mockResolvedValue(isSaved)
    render(<GroupGoalPanel goal={goal} numStudents={25} isBusy={false} onSave={onSave} />)
    return onSave
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const field = () => screen.getByLabelText<HTMLInputElement>('Woorden samen, deze week')

  test('fills in the proposed goal, saves it and closes the field', async () => {
    const onSave = open(noGoal)
    expect(screen.queryByRole('progressbar')).toBeNull()
    press('Stel een doel')
    expect([field().value, document.activeElement]).toEqual(['350', field()])
    fireEvent.click(screen.getByLabelText('Ook in de weken hierna'))
    press('Bewaar')
    expect(onSave).toHaveBeenCalledWith({ words_wanted: 350, is_kept: true })
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(document.activeElement?.textContent).toBe('Stel een doel')
  })

  test('shows an error for an invalid number of words, and does not send it', () => {
    const onSave = open(noGoal)
    press('Stel een doel')
    fireEvent.change(field(), { target: { value: 'heel veel' } })
    press('Bewaar')
    expect(onSave).not.toHaveBeenCalled()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    screen.getByText('Vul een aantal woorden in, van 1 of meer.')
  })

  test('shows progress as a bar, and lets the user change or remove the goal', async () => {
    const onSave = open({ ...underWay, is_kept: true }, false)
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Weekdoel van de groep' })
    expect([bar.getAttribute('aria-valuetext'), bar.position]).toEqual(['212 van 400 woorden', 212 / 400])
    screen.getByText(/^Dit doel geldt elke week\./)
    press('Haal het doel weg')
    expect(onSave).toHaveBeenCalledWith({ words_wanted: null, is_kept: false })
    press('Wijzig het doel')
    expect(field().value).toBe('400')
    fireEvent.change(field(), { target: { value: '500' } })
    press('Bewaar')
    expect(onSave).toHaveBeenLastCalledWith({ words_wanted: 500, is_kept: true })
    // After a failed save the field still has the typed text.
    await Promise.resolve()
    expect(field().value).toBe('500')
  })
})
