/**
 * The hidden field has a name that form-filling robots like. A request that fills it in gets the success
 * answer and nothing is stored, so that the robot learns nothing.
 */
export function isRobot(body: { website?: string | undefined }): boolean {
  return body.website !== undefined && body.website !== ''
}
