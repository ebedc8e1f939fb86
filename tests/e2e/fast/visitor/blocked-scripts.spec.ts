import { test } from '../../support/test';
import { testWithoutScriptFiles } from '../../support/without-script-files';

test.use({ viewport: { width: 390, height: 844 } });

testWithoutScriptFiles('/');
