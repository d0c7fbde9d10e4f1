// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { anchorFixture, turnWithAnchorsFixture } from '../../kit/analysed-word.fixture.ts'
import { renderTurnFixture } from '../../view-kit/turn/show-turn.fixture.tsx'
import { logic as sorteerLeer } from './logic.ts'
import { view } from './view.tsx'

const anchors = [anchorFixture(23, 1, 'kikker'), anchorFixture(9, 1, 'ring'), anchorFixture(21, 1, 'vogel')]
const turn = turnWithAnchorsFixture(sorteerLeer, 'bakker', anchors)

const place = (name: string) => screen.getByRole('button', { name })
const card = () => screen.getByText('bakker', { selector: 'span' })

beforeEach(() => void Object.assign(Element.prototype, { setPointerCapture: () => undefined }))

describe('TPL-7 the word card is put on an anchor', () => {
  test('SPEEL-5 one tap sorts a word', async () => {
    const { posted, clock } = renderTurnFixture(view, turn)
    await userEvent.click(place('Leg bakker bij ring'))
    await userEvent.click(place('Leg bakker bij kikker'))
    expect(screen.queryByRole('button', { name: 'Klaar' })).toBeNull()
    act(() => clock.pass(350))
    expect(posted).toEqual([{ attempt: '91', at: 0 }, { anchor: 231 }])
  })

  test('the keyboard alone sorts a word', async () => {
    const { posted } = renderTurnFixture(view, turn)
    await userEvent.tab()
    expect(document.activeElement).toBe(place('Leg bakker bij kikker'))
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('bakker ligt goed')).toBeDefined()
    expect(posted).toEqual([])
  })

  test('a card can be dragged to an anchor, and returns if it is released elsewhere', () => {
    const { posted } = renderTurnFixture(view, turn)
    const carryTo = (target: Element) => {
      document.elementsFromPoint = () => [card(), target]
      fireEvent.pointerDown(card(), { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 })
      fireEvent.pointerMove(card(), { pointerId: 1, clientX: 90, clientY: 60 })
      fireEvent.pointerUp(card(), { pointerId: 1, clientX: 90, clientY: 60 })
    }
    carryTo(document.body)
    expect(posted).toEqual([])
    carryTo(place('Leg bakker bij vogel'))
    expect(posted).toEqual([{ attempt: '211', at: 0 }])
    carryTo(place('Leg bakker bij kikker').querySelector('img') ?? document.body)
    expect(screen.getByText('bakker ligt goed')).toBeDefined()
  })

  test('a second finger neither moves nor releases a dragged card', () => {
    const { posted } = renderTurnFixture(view, turn)
    const carried = card().parentElement
    document.elementsFromPoint = () => [card(), place('Leg bakker bij vogel')]
    fireEvent.pointerDown(card(), { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 })
    fireEvent.pointerMove(card(), { pointerId: 1, clientX: 30, clientY: 20 })
    fireEvent.pointerDown(card(), { pointerId: 2, isPrimary: false, button: 0, clientX: 90, clientY: 60 })
    fireEvent.pointerMove(card(), { pointerId: 2, clientX: 95, clientY: 65 })
    fireEvent.pointerUp(card(), { pointerId: 2, clientX: 95, clientY: 65 })
    expect([posted, carried?.style.translate]).toEqual([[], '30px 20px'])
    fireEvent.pointerUp(card(), { pointerId: 1, clientX: 30, clientY: 20 })
    expect([posted.length, carried?.style.translate]).toEqual([1, ''])
  })

  test('a card that a button sorts during a drag is at its right place', async () => {
    renderTurnFixture(view, turn)
    const carried = card().parentElement
    document.elementsFromPoint = () => []
    fireEvent.pointerDown(card(), { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 })
    fireEvent.pointerMove(card(), { pointerId: 1, clientX: 90, clientY: 60 })
    fireEvent.click(place('Leg bakker bij kikker'))
    expect(screen.getByText('bakker ligt goed')).toBeDefined()
    fireEvent.pointerUp(carried ?? document.body, { pointerId: 1, clientX: 90, clientY: 60 })
    expect([carried?.style.translate, carried?.hasAttribute('data-carried')]).toEqual(['', false])
  })
})
