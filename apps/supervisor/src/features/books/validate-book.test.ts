import { expect, test } from 'vitest'
import { emptyBook, toBookBody, toBookForm, validateBook } from './validate-book.ts'

test.each<[Partial<typeof emptyBook>, object]>([
  [{}, { title: 'Vul de titel in.' }],
  [{ title: '  ' }, { title: 'Vul de titel in.' }],
  [{ title: 'Uil' }, {}],
  [{ title: 'Uil', url: 'https://bieb.nl/uil' }, {}],
  [{ title: 'Uil', url: ' https://bieb.nl/uil ' }, {}],
  [{ title: 'Uil', url: 'http://bieb.nl/uil' }, { url: 'Een webadres begint met https://.' }],
  [{ title: 'Uil', url: 'bieb.nl' }, { url: 'Een webadres begint met https://.' }],
  [{ title: 'Uil', url: 'https://' }, { url: 'Een webadres begint met https://.' }],
  [{ title: 'Uil', url: 'javascript:alert(1)' }, { url: 'Een webadres begint met https://.' }],
])('the fields %j give the errors %j', (fields, errors) => {
  expect(validateBook({ ...emptyBook, ...fields })).toEqual(errors)
})

test('empty fields are sent as null, and null is shown as an empty field', () => {
  const body = toBookBody({ title: ' Uil ', author: '', file: ' ', url: '' })
  expect(body).toEqual({ title: 'Uil', author: '', file: null, url: null })
  expect(toBookForm({ id: 1, student_id: null, ...body })).toEqual({
    title: 'Uil',
    author: '',
    file: '',
    url: '',
  })
})
