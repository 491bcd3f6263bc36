import type { CapacitorConfig } from '@capacitor/cli';

/** What both shells are made with. `npm run mobile:sync` carries it over into the native projects. */
const config: CapacitorConfig = {
  appId: 'kr.daedap.app',
  appName: '대답',
  webDir: 'dist',
  server: {
    // The app's own origins, https://localhost and capacitor://localhost: the server admits them (`ALLOWED_ORIGINS`).
    hostname: 'localhost',
    androidScheme: 'https',
    iosScheme: 'capacitor',
    cleartext: false,
    // No other page is ever shown inside the app.
    allowNavigation: [],
  },
  android: {
    allowMixedContent: false,
    // What the scripts are written for; older ones would also get the bridge as a script in the page, which its policy forbids.
    minWebViewVersion: 119,
    webContentsDebuggingEnabled: false,
  },
  ios: {
    contentInset: 'never',
    limitsNavigationsToAppBoundDomains: false,
    webContentsDebuggingEnabled: false,
  },
  plugins: {
    // The page keeps clear of cut-outs by itself: see `safe-area` in the style sheets.
    SystemBars: { insetsHandling: 'css', style: 'DEFAULT' },
    Keyboard: { resize: 'native', resizeOnFullScreen: true },
  },
};

export default config;
