<?php

// Planted mistakes: the sniffs must find each of them.

echo $_POST['name'];
$wpdb->query("DELETE FROM shop WHERE name = '$name'");
echo esc_html__('Text', 'another-domain');
if($name){ echo 1; }
