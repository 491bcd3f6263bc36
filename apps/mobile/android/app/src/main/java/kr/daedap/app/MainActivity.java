package kr.daedap.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
