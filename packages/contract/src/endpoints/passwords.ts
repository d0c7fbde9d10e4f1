import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Installation, InstallationChecks, NewPasswordBody, PasswordRequestBody } from '../entities/index.ts'

/** No response reveals whether an account exists. Without a login there is no Idempotency-Key (ADR 15). */
export const passwordEndpoints = defineEndpoints({
  'GET /api/v1/installation': {
    summary: 'What this installation can do for somebody who is not logged in',
    tag: 'password',
    auth: 'none',
    response: Installation,
    perMinute: 300,
  },
  'GET /api/v1/begeleider/installation-check': {
    summary: 'Is all well with the server that all its schools share? Nothing of a school is in it',
    tag: 'supervisor',
    auth: 'bearer',
    needs: 'administrator-or-board',
    response: InstallationChecks,
    perMinute: 20,
  },
  'POST /api/v1/password-reset': {
    summary: 'Ask for a link to choose a new password; the answer is the same for every username',
    tag: 'password',
    auth: 'none',
    body: PasswordRequestBody,
    response: z.object({}),
    perMinute: 60,
  },
  'PUT /api/v1/password-reset': {
    summary: 'Choose a new password with the token of the link; every login of the account ends',
    tag: 'password',
    auth: 'none',
    body: NewPasswordBody,
    response: z.object({}),
    perMinute: 60,
  },
})
