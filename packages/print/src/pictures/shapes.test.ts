import { expect, test } from 'vitest'
import { readShapes } from './shapes.ts'

test('a shape inherits missing attributes from its groups', () => {
  expect(
    readShapes('<g fill="none"><g fill="#111" stroke="#222"><path d="M0 0" stroke="#333"/></g></g>'),
  ).toEqual([{ element: 'path', attributes: { fill: '#111', stroke: '#333', d: 'M0 0' } }])
})

test('a definition is drawn where it is used, even if it is defined later', () => {
  expect(readShapes('<use href="#a" fill="#111"/><defs><path id="a" d="M1 1"/></defs>')).toEqual([
    { element: 'path', attributes: { href: '#a', fill: '#111', id: 'a', d: 'M1 1' } },
  ])
})

test('a gradient becomes its first colour, or no colour if it has none', () => {
  const gradient =
    '<defs><linearGradient id="g"><stop stop-color="#abc"/><stop stop-color="#def"/></linearGradient></defs>'
  const fills = readShapes(`<path d="M0 0" fill="url(#g)"/><path d="M1 1" fill="url(#x)"/>${gradient}`)
  expect(fills.map(({ attributes }) => attributes.fill)).toEqual(['#abc', 'none'])
})

test('a clip path is not drawn', () => {
  const body =
    '<g clip-path="url(#c)"><circle cx="1" cy="1" r="1"/></g><clipPath id="c"><rect width="32"/></clipPath>'
  expect(readShapes(body).map(({ element }) => element)).toEqual(['circle'])
})
