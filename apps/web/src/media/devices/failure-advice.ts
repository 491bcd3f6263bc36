import type { CameraFailure } from './camera.ts';
import { translate } from './texts.ts';

type Advice = { readonly title: string; readonly text: string };

/** What happened to the devices and what to do about it. Without a failure they were unplugged. */
export function failureAdvice(failure: CameraFailure | null): Advice {
  if (!failure) {
    return { title: translate('devices.lost.title'), text: translate('devices.lost.text') };
  }
  const { detail, name } = failure;
  return {
    title: translate(`devices.failures.${detail}.title`),
    text: translate(`devices.failures.${detail}.text`, { name }),
  };
}
