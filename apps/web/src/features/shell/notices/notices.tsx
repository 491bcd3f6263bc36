import { OfflineNotice } from './offline-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** What is said about the app itself, under its top bar. */
export function Notices() {
  return (
    <>
      <OfflineNotice />
      <UpdateNotice />
    </>
  );
}
