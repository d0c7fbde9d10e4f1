// @vitest-environment jsdom
import { schoolLoginTexts } from '@letterliaan/texts/school-login'
import { listen } from '@letterliaan/ui/listen.fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SchoolCodeScreen } from './SchoolLoginScreen.tsx'

const { refused, school } = schoolLoginTexts

test("STEM-6 speaks the school's refusal and each wrong code", async () => {
  const { said, wrapper } = listen()
  const onFind = async () => school.unknownCode.text
  render(<SchoolCodeScreen onFind={onFind} refusal={refused.unknown.text} />, { wrapper })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: school.find }))
  await user.type(screen.getByLabelText(school.code), 'de-regenboog{Enter}')
  await screen.findByText(school.unknownCode.text)
  await user.click(screen.getByRole('button', { name: school.find }))
  await screen.findByText(school.unknownCode.text)
  const wrong = school.unknownCode.text
  expect(said).toEqual([refused.unknown.text, school.needsCode.text, wrong, wrong])
})
