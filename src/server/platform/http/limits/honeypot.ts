/**
 * The hidden field is named like one that form-filling robots love. Whoever fills it in gets
 * the friendly answer and nothing is stored, so that the robot does not learn.
 */
export function isRobot(body: { website?: string | undefined }): boolean {
  return body.website !== undefined && body.website !== ''
}
