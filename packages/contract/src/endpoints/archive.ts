import { defineEndpoints } from '../endpoint.ts'

export const archiveEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/organisation/archive.zip': {
    summary: 'The whole organisation as one archive, to import in another installation',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'administrator',
    response: null,
    contentType: 'application/zip',
    perMinute: 3,
  },
})
